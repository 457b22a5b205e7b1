/**
 * Passwords of eight characters and more that lead the lists of leaked ones, in small letters with Latin digits. Runs and
 * repetitions ("12345678", "aaaaaaaa", "qwertyui") are found by rule and not listed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
  123123123 12341234 11223344 112233445566 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx qazwsxedc q1w2e3r4 a1b2c3d4
  abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aa12345678 asdf1234 asd12345 qwer1234 qwert123 qwerty12
  qwerty123 qwerty1234 qwertyuiop123 zxcvbnm123 iloveyou iloveyou1 iloveyou2 loveyou1 lovelove mylove123 princess princess1
  sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman starwars
  pokemon1 pokemon123 michael1 jennifer jessica1 michelle charlie1 computer computer1 internet internet1 samsung1 samsung123
  whatever whatever1 trustno1 letmein1 letmein123 welcome1 welcome123 changeme changeme1 default1 admin123 admin1234
  administrator root1234 test1234 test12345 testtest testing1 guest123 login123 master123 monkey123 dragon123 shadow123
  hello123 hello1234 freedom1 liverpool liverpool1 barcelona barcelona1 realmadrid chelsea1 arsenal1 mustang1 corvette
  metallica slipknot blink182 chocolate butterfly snowball diamond1 victoria alexander benjamin elizabeth
  secret123 mypassword mypass123 newpassword access14 google123 facebook facebook1 whatsapp whatsapp1 instagram
  mohamed123 mohammed mohammed1 mohammed123 muhammad muhammad1 ahmed123 ahmed1234 ahmed12345 mahmoud1 mahmoud123 mostafa1
  mostafa123 mustafa123 abdullah abdullah1 abdallah abdallah1 alhamdulillah bismillah bismillah1 allahakbar allah123
  allah786 islam123 muslim123 egypt123 egypt2024 egypt2025 egypt2026 cairo123 saudi123 ksa12345 alahly1907 zamalek1911
  habibi123 habibty1 habibti1 omar1234 ali12345 ibrahim1 khaled123 youssef1 usta1234 usta-demo
  0100000000 01000000000 0123456789 01234567890 987654321 9876543210 147258369 159357456 789456123 741852963 123321123
  123654789 12345678a 123456789a 1234567890a 1234567q 12345qwert 123qweasd 123qwe123 qwe123qwe 1234qwer 123abc123 abc123abc
  كلمهالسر كلمهالمرور بسماللهالرحمنالرحيم الحمدلله استغفرالله سبحانالله محمد12345 احمد12345`.split(/\s+/),
);
