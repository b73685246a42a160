packages-type1-name = Informe de tu tipo
packages-type2-name = Informe de tu tipo y tres tests más
packages-report-name = Informe completo
packages-report-content = Qué significa tu resultado en el trabajo, con los demás y en el día a día, y con qué certeza lo sabemos. En línea y en PDF.
packages-certificate-content = Un certificado de finalización con tu nombre, tus cuatro letras y la certeza de cada una. Cualquiera puede verificarlo con el código QR.
packages-career-name = Test de intereses profesionales
packages-career-content = Descubre qué tipos de trabajo te atraen y qué profesiones se acercan a tus intereses, y recibe un informe completo.
