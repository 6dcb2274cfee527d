### Quién es cada uno: la página «Tú», enlaces para otros dispositivos, formas de entrar y sus correos.

sign-in-mail-subject = Tu enlace para Tertulia
sign-in-mail-what = ¡Hola! Alguien, seguramente tú, quiere entrar en { $site } como { $name } o añadir allí esta dirección. Lo hace este enlace:
sign-in-mail-button = Seguir
sign-in-mail-code = En el dispositivo que lo pidió puedes escribir en su lugar estas cifras: { $code }. Ambos valen una vez y { $minutes } minutos.
sign-in-mail-not-you = ¿No has sido tú? No hagas nada y no pasará nada.
error-link-spent = Este enlace o estas cifras ya no valen. Pide otros.
error-code-wrong = Esas no son las cifras del correo.
error-credential-taken = Alguien ya entra con esto.
error-credential-unknown = Aquí ya nadie entra con esto.
error-credential-refused = La respuesta no encaja. Inténtalo de nuevo.
error-last-credential = Es tu última forma de entrar.
error-not-offered = Este sitio no lo ofrece.
error-mail-address = No es una dirección de correo: es como ana@example.org, sin acentos.
error-elsewhere-away = El otro sitio no responde. Inténtalo más tarde.
error-same-table = Los dos están en una misma mesa. Uno de ellos tiene que dejarla antes; en una partida en curso no se puede.
error-session-unknown = Este navegador ya no es tuyo.
error-too-many-credentials = Una cuenta tiene como mucho 20 formas de entrar.
error-too-many-settings = No se guardan tantos ajustes.
error-too-many-letters = No se envían tantos correos. Espera los que están de camino.
error-too-many-links = Demasiados intentos. Espera un momento.
error-too-many-exports = Ya ha sido varias veces seguidas. Espera una hora.
