## Ce que dit le serveur quand quelque chose ne va pas.

error-not-found = Nous n’avons pas trouvé ce que vous cherchez. Revenez à l’accueil et réessayez à partir de là.
error-unknown-app = Cette adresse ne correspond à aucun de nos sites. Veuillez la vérifier.
error-unknown-exam = Ce test n’existe pas ou n’est plus proposé. Choisissez-en un autre depuis l’accueil.
error-unknown-language = Cette langue n’est pas encore disponible. Veuillez en choisir une dans la liste.
error-unknown-country = Nous ne connaissons pas ce pays. Veuillez recharger la page.
error-bad-request = Un élément de cette demande n’est pas correct. Rechargez la page et réessayez.
error-too-large = L’envoi est trop volumineux. Veuillez envoyer moins de données et réessayer.
error-busy = Il y a beaucoup de monde en ce moment. Veuillez réessayer dans une minute.
error-internal = Un problème est survenu de notre côté. Veuillez réessayer dans un instant.
error-timeout = L’opération a pris trop de temps et a été interrompue. Veuillez réessayer.
# The form that was answered isn't in the bank any more.
error-unknown-form = Cette version du test n’est plus connue ici. Vos réponses restent sur cet appareil ; veuillez recommencer.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = Ces réponses ne correspondent pas aux questions que vous avez reçues. Rechargez la page et réessayez.
# No order has this number.
error-unknown-order = Nous n’avons pas trouvé cette commande. Vérifiez l’adresse ou consultez vos e-mails.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = Ce test se remet autrement. Rechargez la page et réessayez.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = Vous avez déjà confirmé ce test. Des réponses confirmées ne peuvent plus être modifiées.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = Vous avez déjà passé toutes les versions de ce test. Essayez un autre test ou revenez dans quelques mois.
# This visit has handed in the same form before.
error-form-had-before = Vous avez déjà remis cette version du test. Recommencez pour en recevoir une autre.
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
