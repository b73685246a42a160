packages-type1-name = 类型报告
packages-type2-name = 类型报告和另外三个测试
packages-report-name = 完整报告
packages-report-content = 说明你的结果对工作、人际和日常生活意味着什么，以及有多大把握。可在线看，也有 PDF。
packages-certificate-content = 完成证书，写有你的四个字母和每个字母的把握。任何人都能扫二维码核验。
packages-career-name = 职业兴趣测试
packages-career-content = 哪类工作吸引你，列出与你兴趣相近的职业，附完整报告。
