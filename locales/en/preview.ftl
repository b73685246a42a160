## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

# $name (String) - as its owner typed it
# $test (String) - name of the test
preview-share-title = { $name }: result of the { $test }
# $test (String) - name of the test
preview-share-title-nameless = A result of the { $test }
# $score (String) - “104”, “145 or above”
# $margin (String) - “95% margin: 96 to 112”
preview-share-score = IQ { $score } ({ $margin }).
# $class (String) - a class, or a span of classes
preview-share-class = Class: { $class }.
# From one class to another.
# $low (String) - the lower class
# $high (String) - the higher class
preview-share-classes = { $low } – { $high }
preview-share-unsupervised = An unsupervised online test, shown by the person who took it.
preview-gone-title = This link shows nothing
preview-gone-description = The person who shared a result here has taken it back, or the address is incomplete.
preview-verify-title = Check a certificate
preview-verify-description = See whether a certificate of completion is genuine, what it states, and whether it still stands.
