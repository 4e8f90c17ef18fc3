import type { KazakhCase } from '../words/grammatical-case.ts'

/** Vowels of the back row and of the front one; the others take after what is before them. */
const back = 'аоұыяё'
const front = 'әөүіеэ'
const neutral = 'иуюү'

/** How a word sounds, for what is put on it. */
interface Sound {
  isBack: boolean
  /** What the last sound is. */
  last: 'vowel' | 'glide' | 'nasal' | 'voiced' | 'voiceless' | 'own'
}

/** «Нұрланқызы» is «the daughter of»: what belongs to somebody has endings of its own. */
const ofSomebody = /(ұлы|улы|қызы|кызы)$/i
/** Russian endings do not change how the stem sounds: Назарбаевқа, Ахметовке. */
const russianEnd = /(ов|ев|ёв)$/i

function isBackWord(word: string): boolean {
  if (/(ич|ин)$/i.test(word)) return false
  const stem = russianEnd.test(word) ? word.slice(0, -2) : word
  for (const letter of Array.from(stem.toLowerCase()).toReversed()) {
    if (back.includes(letter)) return true
    if (front.includes(letter)) return false
  }
  // of neutral ones alone: Ким is front, Нур is back
  const last = Array.from(stem.toLowerCase()).findLast((letter) => neutral.includes(letter))
  return last === 'у' || last === 'ю'
}
function lastSound(word: string): Sound['last'] {
  const letter = word.at(-1)?.toLowerCase() ?? ''
  if ('аәоөұүыіеэяё'.includes(letter)) return 'vowel'
  if ('йриул'.includes(letter) || letter === 'ю') return 'glide'
  if ('мнң'.includes(letter)) return 'nasal'
  if ('зж'.includes(letter)) return 'voiced'
  return 'voiceless'
}
function soundOf(given: string): Sound {
  const word = given.replace(/[ьъ]$/i, '')
  if (ofSomebody.test(word)) return { isBack: true, last: 'own' }
  return { isBack: isBackWord(word), last: lastSound(word) }
}

type Ending = Record<Sound['last'], readonly [afterBack: string, afterFront: string]>
const pair = (one: string): readonly [string, string] => {
  const [afterBack = '', afterFront = ''] = one.split('/')
  return [afterBack, afterFront]
}
const ending = (
  vowel: string,
  glide: string,
  nasal: string,
  voiced: string,
  voiceless: string,
  own: string,
): Ending => ({
  vowel: pair(vowel),
  glide: pair(glide),
  nasal: pair(nasal),
  voiced: pair(voiced),
  voiceless: pair(voiceless),
  own: pair(own),
})
const caseEndings: Record<Exclude<KazakhCase, 'nominative'>, Ending> = {
  genitive: ending('ның/нің', 'дың/дің', 'ның/нің', 'дың/дің', 'тың/тің', 'ның/нің'),
  dative: ending('ға/ге', 'ға/ге', 'ға/ге', 'ға/ге', 'қа/ке', 'на/не'),
  accusative: ending('ны/ні', 'ды/ді', 'ды/ді', 'ды/ді', 'ты/ті', 'н/н'),
  locative: ending('да/де', 'да/де', 'да/де', 'да/де', 'та/те', 'нда/нде'),
  ablative: ending('дан/ден', 'дан/ден', 'нан/нен', 'дан/ден', 'тан/тен', 'нан/нен'),
  instrumental: ending('мен/мен', 'мен/мен', 'мен/мен', 'бен/бен', 'пен/пен', 'мен/мен'),
}

/** A word in a case of Kazakh, its ending by the harmony of vowels: «Айгерімге», «Нұрланқызына», «Назарбаевтың». */
export function kazakhWord(word: string, which: KazakhCase): string {
  if (which === 'nominative' || word === '') return word
  const { isBack, last } = soundOf(word)
  return `${word}${caseEndings[which][last][isBack ? 0 : 1]}`
}

/** A whole name in a case: its last word alone takes the ending. */
export const kazakhName = (whole: string, which: KazakhCase): string =>
  whole.replace(/\S+$/u, (word) => kazakhWord(word, which))
