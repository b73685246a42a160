packages-type1-name = 類型報告
packages-type2-name = 類型報告及另外三項測試
packages-report-name = 完整報告
packages-report-content = 你的結果對工作、人際關係和日常生活有何意義，以及我們有多大把握。可網上閱覽，亦備有 PDF。
packages-certificate-content = 測試完成證書，列明你的姓名、四個字母，以及每個字母有多大把握。任何人都可掃描 QR 碼核實。
packages-career-name = 職業興趣測試
packages-career-content = 看看哪類工作吸引你、有哪些職業與你的興趣相近，並取得完整報告。
