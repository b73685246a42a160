## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

# $name (String) - as its owner typed it
# $test (String) - name of the test
preview-share-title = { $name }: { $test } result
# $test (String) - name of the test
preview-share-title-nameless = Shared result: { $test }
# $score (String) - “104”, “145 or above”
# $margin (String) - “95% margin: 96 to 112”
preview-share-score = IQ { $score } ({ $margin }).
# $class (String) - a category, or a span of categories
preview-share-class = Category: { $class }.
# From one category to another.
# $low (String) - the lower category
# $high (String) - the higher category
preview-share-classes = { $low } – { $high }
preview-share-unsupervised = An unsupervised online test, shared by the person who took it.
preview-gone-title = This link is no longer active
preview-gone-description = It was turned off, or the link is incomplete.
preview-verify-title = Verify a certificate
preview-verify-description = See whether a certificate of completion is genuine, what it says, and whether it’s still valid.
