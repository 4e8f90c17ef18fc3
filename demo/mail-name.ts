const latin: Readonly<Record<string, string>> = Object.fromEntries(
  `а-a ә-a б-b в-v г-g ғ-g д-d е-e ё-e ж-zh з-z и-i й-i к-k қ-k л-l м-m н-n ң-n о-o ө-o п-p р-r с-s т-t у-u ұ-u ү-u
   ф-f х-kh һ-h ц-ts ч-ch ш-sh щ-shch ъ- ы-y і-i ь- э-e ю-yu я-ya`
    .split(/\s+/)
    .map((pair) => pair.split('-')),
) as Record<string, string>

const toLatin = (text: string) => Array.from(text.toLowerCase(), (letter) => latin[letter] ?? letter).join('')

/** `a.akhmetova@domain`, with a number where it is taken; `taken` learns what was given out. */
export function mailName(surname: string, name: string, taken: Set<string>, domain: string): string {
  const plain = `${toLatin(name).slice(0, 1)}.${toLatin(surname)}`
  let free = `${plain}@${domain}`
  for (let copy = 2; taken.has(free); copy++) free = `${plain}${copy}@${domain}`
  taken.add(free)
  return free
}
