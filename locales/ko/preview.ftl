## 메신저나 SNS가 공개된 결과나 인증서의 링크에 보여 주는 글과 그 옆의 그림.

preview-share-title = { $name } 님의 { $test } 결과
preview-share-title-nameless = 공유된 { $test } 결과
preview-share-score = IQ { $score }({ $margin }).
preview-share-class = 등급: { $class }.
preview-share-classes = { $low } ~ { $high }
preview-share-unsupervised = 감독자 없이 온라인으로 한 테스트이며, 응시한 본인이 공유했습니다.
preview-gone-title = 더 이상 공개되지 않는 링크입니다
preview-gone-description = 공유가 중단되었거나 링크의 일부가 빠졌습니다.
preview-verify-title = 인증서 확인
preview-verify-description = 테스트 완료 인증서가 진짜인지, 어떤 내용인지, 지금도 유효한지 확인할 수 있습니다.
