packages-type1-name = 類型報告
packages-type2-name = 類型報告及另外三個測試
packages-report-name = 完整報告
packages-report-content = 說明你的結果對工作、人際和日常生活的意義，以及有多大把握。可網上閱覽，亦有 PDF。
packages-certificate-content = 完成證書，列明你的四個字母和每個字母的把握。任何人都可掃描 QR 碼核實。
packages-career-name = 職業興趣測試
packages-career-content = 哪類工作吸引你，列出與你興趣相近的職業，附完整報告。
