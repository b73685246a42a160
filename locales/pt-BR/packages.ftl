packages-type1-name = Relatório do seu tipo
packages-type2-name = Relatório do seu tipo e mais três testes
packages-report-name = Relatório completo
packages-report-content = O que seu resultado significa no trabalho, com outras pessoas e no dia a dia, e qual é o grau de certeza. Online e em PDF.
packages-certificate-content = Um certificado de conclusão com seu nome, suas quatro letras e o grau de certeza de cada uma. Qualquer pessoa pode verificá-lo pelo QR code.
packages-career-name = Teste de interesses profissionais
packages-career-content = Descubra que tipos de trabalho atraem você, veja profissões próximas dos seus interesses e receba um relatório completo.
