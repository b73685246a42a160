### 직업 흥미의 결과와 리포트의 글(화면과 종이). 한 사람의 여섯 가지 흥미를 서로 견줌.
### 얼마나 잘하는지가 아니라 무엇을 즐길지. 급여나 전망은 말하지 않음.

## 페이지와 단락의 제목.

riasec-exam = 직업 흥미
riasec-page-result = 내 직업 흥미
riasec-page-report = 내 직업 흥미 리포트
riasec-bars-title = 내 여섯 가지 흥미
riasec-leading-title = 가장 강한 흥미
riasec-pair-title = 흥미의 조합
riasec-occupations-title = 살펴볼 만한 직업
riasec-sure-title = 얼마나 확실한가요?
riasec-method-title = 측정 방법
riasec-head-interest = 흥미
riasec-head-occupation = 직업
riasec-head-similar = 비슷한 정도
riasec-head-family = 분야

## 여섯 가지 흥미: 이름, 한 문장, 즐기는 일, 일 밖의 모습, 직업 분야.

riasec-r-name = 현장형
riasec-r-line = 실제 물건을 만들고 고치고 움직이기를 좋아합니다.
riasec-r-enjoy = 이 흥미가 있는 사람은 흔히 도구와 기계, 나무와 흙, 동물을 좋아하고, 야외나 작업장에서 일하며 하루 끝에 손에 잡히는 결과를 얻기를 즐깁니다.
riasec-r-life = 일상에서는 현관에 분해해 둔 자전거나 텃밭, 무언가 고장 나면 걸려 오는 친구들의 전화로 나타나기도 합니다.
riasec-r-family = 짓기, 고치기, 운전, 기르기
riasec-i-name = 탐구형
riasec-i-line = 어떻게, 왜 그렇게 되는지 알아내기를 좋아합니다.
riasec-i-enjoy = 이 흥미가 있는 사람은 흔히 연구와 데이터, 실험, 어려운 질문을 좋아하고, 그중 하나를 이해될 때까지 따라갈 시간을 즐깁니다.
riasec-i-life = 일상에서는 끝까지 읽은 긴 기사나 창가의 망원경, 주전자 하나를 사기 전에 확인한 자료 세 개로 나타나기도 합니다.
riasec-i-family = 연구, 분석, 검사
riasec-a-name = 예술형
riasec-a-line = 글, 그림, 음악처럼 나만의 것을 만들기를 좋아합니다.
riasec-a-enjoy = 이 흥미가 있는 사람은 흔히 쓰기, 그리기, 연주, 연기, 디자인을 좋아하고, 정해진 규칙이 적고 나만의 형식을 펼칠 여지가 있는 일을 즐깁니다.
riasec-a-life = 일상에서는 가방 속 공책이나 목요일의 밴드, 마음에 들 때까지 다시 꾸민 방으로 나타나기도 합니다.
riasec-a-family = 글쓰기, 디자인, 공연
riasec-s-name = 사회형
riasec-s-line = 사람을 가르치고 돕고 돌보기를 좋아합니다.
riasec-s-enjoy = 이 흥미가 있는 사람은 흔히 설명하기와 듣기, 누군가 낫거나 배우도록 돕기를 좋아하고, 그 사람이 전보다 잘 지내는 모습을 보며 즐거워합니다.
riasec-s-life = 일상에서는 어린이 팀 지도나 이웃 방문, 모임에서 조언을 부탁받는 모습으로 나타나기도 합니다.
riasec-s-family = 가르치기, 돌봄, 상담
riasec-e-name = 진취형
riasec-e-line = 이끌고 설득하고 일을 추진하기를 좋아합니다.
riasec-e-enjoy = 이 흥미가 있는 사람은 흔히 일을 시작하고, 남을 설득하고, 협상하고, 판매하기를 좋아하며, 일이 가는 방향을 책임지기를 즐깁니다.
riasec-e-life = 일상에서는 동호회 회장이나 동네 잔치 준비, 재미로 하는 벼룩시장 흥정으로 나타나기도 합니다.
riasec-e-family = 이끌기, 판매, 협상
riasec-c-name = 정돈형
riasec-c-line = 기록과 숫자, 체계를 가지런히 하기를 좋아합니다.
riasec-c-enjoy = 이 흥미가 있는 사람은 흔히 표와 장부, 분명한 절차, 딱 맞아떨어지는 데이터를 좋아하고, 일을 마쳤을 때 모든 것이 제자리에 있는 기분을 즐깁니다.
riasec-c-life = 일상에서는 영수증마다 이름표를 붙인 서류철이나 모임의 회계, 하나씩 표시하는 짐 목록으로 나타나기도 합니다.
riasec-c-family = 기록, 계산, 자료 정리

## 앞선 흥미, 같은 흥미, 고른 모양. 코드 하나만 말하지 않음.

riasec-result-lead = 내 흥미를 서로 비교해 어떤 흥미가 앞서는지 보여 드립니다.
riasec-leading-one = 한 가지 흥미가 앞섭니다: { $first }.
riasec-leading-two = 두 가지 흥미가 앞섭니다: { $first }, { $second }. 차이가 작아 순서를 정할 수 없으니 같다고 보세요.
riasec-leading-three = 세 가지 흥미가 앞섭니다: { $first }, { $second }, { $third }. 차이가 작아 순서를 정할 수 없으니 같다고 보세요.
riasec-leading-likely = 가장 강한 흥미가 ‘{ $first }’일 가능성은 { $percent }입니다.
riasec-next = 그다음: { $list }.
riasec-equal = 순서를 정하기 어려울 만큼 비슷한 흥미: { $list }.
riasec-flat-title = 여러 흥미가 고르게 나타납니다
riasec-flat = 막대 여섯 개가 서로 비슷해 하나만 꼽기 어렵습니다. 한가한 토요일에 어떤 활동을 하고 싶은지 떠올려 보세요.
riasec-flat-none = 이렇게 고른 흥미와 아주 비슷한 직업은 없어, 목록 대신 넓은 분야를 보여 드립니다.
riasec-more-title = 내 흥미가 이어질 수 있는 곳 보기
riasec-more-text = 전체 리포트에서는 앞선 흥미가 어떻게 어우러지는지, 일상에서 어떻게 나타나는지, 어떤 직업이 비슷한지 볼 수 있습니다. 직업은 필요한 준비 정도에 따라 정리했습니다.

## 여섯 막대.

riasec-within = 내 흥미를 서로 비교한 결과입니다.
riasec-bars-lead = 막대가 길수록 그런 활동을 더 즐긴다는 뜻입니다. 막대 끝의 굵은 선은 오차 범위입니다. 두 오차 범위가 겹치면 두 흥미는 같다고 보세요.
riasec-bars-caption = 여섯 가지 흥미({ $level } 신뢰구간)
riasec-bars-alt = 막대 여섯 개, 긴 순서대로: { $list }.
riasec-bar-alt = { $interest }: { $value }, 오차 범위 { $low }~{ $high }.
riasec-bars-margin = { $level } 신뢰구간: { $low }~{ $high }

## 앞선 흥미의 짝.

riasec-pair-ri = 원리를 알기를 좋아하고, 직접 만져 보기도 좋아합니다. 원인 찾기와 고치기가 하나인 일을 찾아보세요. 계측기, 기계, 작업장이 딸린 실험실, 보고서만이 아닌 현장 측정이 그렇습니다.
riasec-pair-ra = 만들기를 좋아하고, 어떻게 보이는지도 중요합니다. 생각만큼 재료에도 끌릴 수 있습니다. 손재주와 형태가 만나는 공예와 무대를 찾아보세요. 가구, 도자기, 무대 장치, 악기, 옛 물건 복원이 그렇습니다.
riasec-pair-rs = 몸을 쓰는 일을 좋아하고, 그 일이 누군가를 위한 것이기를 바랍니다. 몸을 움직여 사람을 직접 돕는 일을 찾아보세요. 구조, 재활, 기술 교육, 말보다 몸으로 하는 돌봄이 그렇습니다.
riasec-pair-re = 실제 물건을 좋아하고, 일이 되는 방식을 책임지기도 좋아합니다. 사람들과 함께 결과를 내는 일을 찾아보세요. 공사 현장, 작업장, 농장, 내 가게처럼 결정도 하고 일도 아는 자리입니다.
riasec-pair-rc = 실제 물건을 좋아하고, 가지런한 상태도 좋아합니다. 정확함이 중요하고 눈에 보이는 일을 찾아보세요. 부품 검사, 장비 운전, 창고와 차량 관리, 이유가 있는 절차를 따르는 일이 그렇습니다.
riasec-pair-ia = 알아내기를 좋아하고, 형태로 만들기도 좋아합니다. 질문과 그림이 함께 떠오를 수 있습니다. 연구와 디자인 사이의 일을 찾아보세요. 과학 해설, 건축, 예술이나 언어 연구, 데이터를 눈에 보이게 하는 일이 그렇습니다.
riasec-pair-is = 이해하기를 좋아하고, 그 이해가 누군가에게 도움이 되기를 바랍니다. 어려운 질문의 끝에 사람이 있는 일을 찾아보세요. 의학, 심리학, 과학 교육, 어떤 도움이 정말 통하는지 알아내는 일이 그렇습니다.
riasec-pair-ie = 문제 풀기를 좋아하고, 그 답으로 무언가를 이루기도 좋아합니다. 분석이 결정으로 이어지는 일을 찾아보세요. 조직 자문, 제품 개발, 연구팀 이끌기, 기술 창업이 그렇습니다.
riasec-pair-ic = 끝까지 파고들기를 좋아하고, 데이터가 맞아떨어지기를 바랍니다. 꼼꼼함과 호기심이 모두 필요한 일을 찾아보세요. 통계, 소프트웨어 테스트, 실험실 분석, 감사, 질문에 답하는 기록이 그렇습니다.
riasec-pair-as = 창작을 좋아하고, 사람들과 함께하거나 사람을 위해 하기를 좋아합니다. 표현이 누군가의 성장을 돕는 일을 찾아보세요. 예술 교육, 청소년 연극, 요양 시설의 음악, 설명하고 위로하는 글쓰기가 그렇습니다.
riasec-pair-ae = 창작을 좋아하고, 그것으로 사람의 마음을 얻기도 좋아합니다. 생각에 관객이 필요한 일을 찾아보세요. 광고, 제작, 패션, 갤러리나 무대 운영, 내가 믿는 디자인을 파는 일이 그렇습니다.
riasec-pair-ac = 창작을 좋아하고, 그 안의 질서도 좋아합니다. 둘은 방향이 다르지만 바로 그 둘이 필요한 일이 있습니다. 편집, 기록 보존, 조판, 악보 제작, 소장품 관리, 엄격한 체계를 따르는 디자인이 그렇습니다.
riasec-pair-se = 사람을 좋아하고, 사람을 움직이기도 좋아합니다. 돌보면서 이끄는 일을 찾아보세요. 학교나 돌봄팀 운영, 직원 교육, 구호 활동 조직, 남을 대신해 목소리 내기가 그렇습니다.
riasec-pair-sc = 돕기를 좋아하고, 가지런한 상태도 좋아합니다. 좋은 기록이 돌봄의 일부인 일을 찾아보세요. 접수 창구, 환자 기록, 복지 혜택 상담, 도서관, 학교 일정 관리가 그렇습니다.
riasec-pair-ec = 이끌기를 좋아하고, 숫자가 맞기를 바랍니다. 목표와 예산이 만나는 일을 찾아보세요. 사무실 운영, 재무, 구매, 물류, 숫자를 직접 읽는 내 사업이 그렇습니다.

## 직업.

riasec-occupations-lead = 나와 흥미의 조합이 비슷한 직업입니다. 살펴볼 곳으로만 여기고, 결정은 실제 활동을 보고 하세요.
riasec-occupations-how = 막대 여섯 개의 모양을 각 직업의 여섯 가지 흥미와 비교합니다. 무엇이 두드러지고 무엇이 그렇지 않은지를 보며, 막대의 길이는 상관없습니다.
riasec-occupations-close = 가까움
riasec-occupations-close-text = 직업의 흥미 모양이 나와 거의 같습니다.
riasec-occupations-related = 관련 있음
riasec-occupations-related-text = 모양이 비슷하지만 다른 점도 있습니다.
riasec-occupations-preparation = 보통 필요한 준비의 정도에 따라 묶었습니다. 나라에 따라 더 필요하거나 덜 필요할 수 있습니다.
riasec-occupations-not = 무엇을 하면 즐거울지에 대한 목록입니다. 급여나 일자리, 얼마나 잘할지는 알 수 없습니다.
riasec-occupations-claim = 흥미는 사람들이 어떤 분야를 고르고 그 분야에 머무는지를 어느 정도 알려 줍니다.
riasec-occupations-english = 직업 이름은 아직 영어로 표시됩니다.
riasec-occupations-alt = 준비 정도별 직업 목록: 가까움 { $close }개, 관련 있음 { $related }개.
riasec-zone-1 = 준비가 거의 필요 없음
riasec-zone-1-line = 보통 일하면서 며칠에서 몇 달 안에 배웁니다.
riasec-zone-2 = 약간의 준비
riasec-zone-2-line = 보통 현장이나 과정에서 몇 달 교육을 받습니다.
riasec-zone-3 = 중간 정도의 준비
riasec-zone-3-line = 보통 직업 교육이나 견습, 어느 정도의 경험이 필요합니다.
riasec-zone-4 = 상당한 준비
riasec-zone-4-line = 보통 학위나 몇 년의 경험이 필요합니다.
riasec-zone-5 = 오랜 준비
riasec-zone-5-line = 보통 대학원 학위나 졸업 후 긴 수련이 필요합니다.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = 라이선스 보기
riasec-attribution-list = 변경한 내용: 활동은 직접 새로 썼고, 이름은 번역되었을 수 있으며, 흥미가 얼마나 비슷한지는 직접 계산했습니다.

## 얼마나 확실한지, 그리고 방법.

riasec-sure-lead = 흥미의 순서보다 어떤 흥미가 앞서는지가 더 확실합니다.
riasec-sure-order = 서로 비슷한 흥미는 다시 답하면 쉽게 자리가 바뀝니다. 그래서 글자 코드 대신 묶어서 보여 드립니다.
riasec-sure-repeat = 곧바로 다시 답해도 약 { $same }는 첫째 흥미가 같을 것으로 예상합니다.
riasec-sure-again = { $days }일 뒤에 다시 하고 두 결과를 비교해 보세요.
riasec-provisional = 잠정 결과: 활동 { $questions }개 중 { $measured }개의 반영 비중은 사람들의 답에서 가져왔습니다. 나머지는 방문자의 답이 충분히 모일 때까지 추정값을 씁니다.
riasec-provisional-badge = 잠정 · 내 흥미끼리 비교
riasec-provisional-source = 가져온 반영 비중은 { $year }년 무렵 { $language }로 답한 자원자 { $people }명의 답에서 나왔습니다.
riasec-method-statements = 활동 { $questions }개를 얼마나 즐길지 답했고, 흥미마다 개수가 같습니다. 실력과 급여, 교육은 따지지 않았습니다.
riasec-method-reliability = 비슷한 척도의 신뢰도(크론바흐 알파): 현장형 { $hands }, 탐구형 { $research }, 예술형 { $art }, 사회형 { $social }, 진취형 { $enterprise }, 정돈형 { $order }.
riasec-method-hexagon = 여섯 가지 흥미는 심리학자 존 홀랜드의 이론에서 나왔습니다. 현장형, 탐구형, 예술형, 사회형, 진취형, 정돈형 순서에서 이웃한 흥미는 함께 나타나기 쉽고, 마주 보는 흥미는 그렇지 않습니다.
riasec-method-groups = 평균적으로 남성은 현장형과 정돈형, 여성은 사회형 활동을 더 자주 고릅니다. 내 막대는 내 막대끼리만 비교합니다.
riasec-method-norms = { $target }명이 답하기 전에는 다른 사람과 비교하지 않습니다.
riasec-method-not = 오해하기 쉬운 점
riasec-method-not-ability = 무엇을 잘하는지 재는 시험이 아닙니다.
riasec-method-not-jobs = 채용이나 사람을 고르는 데 쓰지 않습니다.
riasec-method-not-plan = 결정을 대신하지 않습니다. 그 일을 하는 사람과 이야기하고, 할 수 있다면 하루쯤 직접 해 보세요.
riasec-method-more = 모든 수치 보기

## 완료 인증서와 공유 카드.

riasec-certificate-line = { $person } 님은 { $date }에 활동 { $questions }개로 된 직업 흥미 설문을 마쳤습니다.
riasec-certificate-note = 감독자 없이 온라인에서 스스로 답한 결과입니다. 설문을 마쳤음을 인증하며, 능력을 인증하지는 않습니다.
riasec-share-lead = 카드에는 앞선 흥미와 막대 여섯 개가 들어갑니다. 이메일 주소, 숫자, 답은 들어가지 않습니다.
riasec-card-title = 내가 끌리는 쪽: { $list }
riasec-card-description = 서로 비교해 보는 여섯 가지 흥미. 내 흥미를 무료로 확인해 보세요.
