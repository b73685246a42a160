packages-type1-name = 类型报告
packages-type2-name = 类型报告和另外三项测试
packages-report-name = 完整报告
packages-report-content = 你的结果在工作、人际和日常生活中意味着什么，以及有多大把握。可在线阅读，也有 PDF。
packages-certificate-content = 测试完成证书，写有姓名、四个字母，以及每个字母有多大把握。任何人都能扫二维码核验。
packages-career-name = 职业兴趣测试
packages-career-content = 看看哪类工作吸引你、哪些职业与你的兴趣相近，并获得完整报告。
