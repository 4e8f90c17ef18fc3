const lookalikes: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
}

/** A class as people type it: «7 "а"», «7-А» and «7A» in Latin letters are 7А. */
export const plainClassTitle = (typed: string): string =>
  Array.from(typed.toUpperCase().replaceAll(/[\s"'«»“”_.-]|КЛАСС/g, ''), (letter) => lookalikes[letter] ?? letter).join(
    '',
  )
