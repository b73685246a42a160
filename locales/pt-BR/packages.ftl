packages-type1-name = Relatório de tipo
packages-type2-name = Relatório de tipo e mais três testes
packages-report-name = Relatório completo
packages-report-content = O que seu resultado quer dizer no trabalho, com as pessoas e no dia a dia, e quanta certeza há nele. Online e em PDF.
packages-certificate-content = Um certificado de conclusão com suas quatro letras e a certeza de cada uma. Qualquer pessoa pode verificá-lo pelo QR code.
packages-career-name = Teste de interesses profissionais
packages-career-content = Que tipos de trabalho atraem você, com profissões parecidas com seus interesses e relatório completo.
