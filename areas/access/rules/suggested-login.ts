const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а=a ә=a б=b в=v г=g ғ=g д=d е=e ё=e ж=zh з=z и=i й=i к=k қ=k л=l м=m н=n ң=n о=o ө=o п=p р=r с=s т=t у=u ұ=u ү=u ' +
    'ф=f х=kh һ=h ц=ts ч=ch ш=sh щ=sch ъ= ы=y і=i ь= э=e ю=yu я=ya'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** A name in Latin letters: «Сәбитова» → `sabitova`; what has no letter is left out. */
export const inLatin = (name: string): string =>
  Array.from(name.toLowerCase(), (letter) => latin[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9-]/g, '')

interface Named {
  surname: string
  name: string
  email: string | null
  phone: string | null
}
/** Logins to try in turn, the best first: e-mail, phone, surname with the first letter of the name, then numbered. */
export function* suggestedLogins({ surname, name, email, phone }: Named): Generator<string> {
  if (email) yield email
  if (phone) yield phone
  const own = `${inLatin(surname) || 'user'}${name ? `.${inLatin(name).charAt(0)}` : ''}`.replace(/\.$/, '')
  yield own
  for (let number = 2; ; number++) yield `${own}${number}`
}
