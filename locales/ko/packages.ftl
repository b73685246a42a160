packages-type1-name = 유형 리포트
packages-type2-name = 유형 리포트와 테스트 3개
packages-report-name = 전체 리포트
packages-report-content = 결과가 일과 인간관계, 일상에서 무엇을 뜻하는지, 얼마나 확실한지 설명합니다. 온라인과 PDF로 제공합니다.
packages-certificate-content = 네 글자와 각 글자의 확실성이 담긴 테스트 완료 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.
packages-career-name = 직업 흥미 테스트
packages-career-content = 어떤 일에 마음이 끌리는지 알아봅니다. 흥미와 비슷한 직업과 전체 리포트가 포함됩니다.
