## Packages and their contents, as far as landing pages don’t show them: those carry all words of the other file.

# Names of packages that no landing page shows.
packages-type1-name = Type report
packages-type2-name = Type report and three more tests
# What questionnaires have instead of the IQ test’s report and certificate.
packages-report-name = Full report
packages-report-content = What your result means at work, with other people and in everyday life, and how sure we are of it. Online and as a PDF.
packages-certificate-content = A certificate of completion with your name, your four letters and how sure each one is. Anyone can verify it with the QR code.
# A test that packages include.
packages-career-name = Career interest test
packages-career-content = Find out which types of work appeal to you, see occupations close to your interests, and get a full report.
