packages-type1-name = Informe de tipo
packages-type2-name = Informe de tipo y tres tests más
packages-report-name = Informe completo
packages-report-content = Qué significa tu resultado en el trabajo, con los demás y en el día a día, y hasta qué punto es seguro. En línea y en PDF.
packages-certificate-content = Un certificado de finalización con tus cuatro letras y la seguridad de cada una. Cualquiera puede verificarlo con el código QR.
packages-career-name = Test de intereses profesionales
packages-career-content = Qué tipos de trabajo te atraen, con profesiones parecidas a tus intereses y un informe completo.
