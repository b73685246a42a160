## 메신저나 SNS가 공개된 결과나 인증서의 링크에 보여 주는 글과 그 옆의 그림.

preview-share-title = { $name }님의 { $test } 결과
preview-share-title-nameless = { $test } 결과
preview-share-score = IQ { $score }({ $margin }).
preview-share-class = 등급: { $class }.
preview-share-classes = { $low } ~ { $high }
preview-share-unsupervised = 감독자가 없는 온라인 테스트이며, 응시한 본인이 공개했습니다.
preview-gone-title = 이 링크에는 보이는 것이 없습니다
preview-gone-description = 결과를 공개한 사람이 링크를 취소했거나 주소가 완전하지 않습니다.
preview-verify-title = 인증서 확인하기
preview-verify-description = 테스트 완료 인증서가 진짜인지, 내용이 무엇인지, 지금도 유효한지 확인할 수 있습니다.
