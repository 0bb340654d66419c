/** Passwords of at least six characters that lists of leaks put first. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0987654321 111111 1111111 11111111 000000 00000000 121212 112233 123123
  123123123 123321 654321 666666 777777 7777777 888888 88888888 999999 987654321 159753 147258369 131313 232323 222222
  333333 444444 555555 696969 password password1 password12 password123 passw0rd p@ssw0rd qwerty qwerty1 qwerty12
  qwerty123 qwertyuiop qwertz qazwsx 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx zxcvbn zxcvbnm asdfgh asdfghjkl abc123
  abcd1234 abcdef a123456 aa123456 a1b2c3 admin123 administrator welcome welcome1 letmein letmein1 iloveyou sunshine
  princess monkey dragon football baseball superman batman master shadow michael jordan jennifer hunter hunter2 killer
  pepper ginger summer winter flower charlie buster freedom whatever trustno1 starwars secret secret1 computer internet
  lovely hello123 hello1 polska polska1 haslo123 haslo1 qwerty12345 matrix michal kasia1 misiek kochanie agility collie`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
)

/** Is this one of the passwords that everybody tries first? */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
