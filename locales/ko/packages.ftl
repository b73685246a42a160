packages-type1-name = 유형 리포트
packages-type2-name = 유형 리포트 + 테스트 3종
packages-report-name = 전체 리포트
packages-report-content = 결과가 일과 인간관계, 일상에서 어떤 의미인지, 얼마나 확실한지 설명합니다. 온라인과 PDF로 제공합니다.
packages-certificate-content = 이름과 네 글자, 글자별 확실도가 담긴 테스트 완료 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.
packages-career-name = 직업 흥미 테스트
packages-career-content = 어떤 일에 마음이 끌리는지, 내 흥미와 가까운 직업은 무엇인지 알아보고 전체 리포트를 받습니다.
