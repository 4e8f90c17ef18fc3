const listed = (text: string) => text.trim().split(/\s+/)

/** Common surnames of Kazakhstan in their male form, by the people who bear them most. */
export const surnames = {
  kazakh: listed(`
    Абдрахманов Абилов Айтбаев Алимбеков Ахметов Байжанов Баймуханов Бекенов Бектуров Досжанов Досмагамбетов Ержанов
    Есимов Жакупов Жумабаев Жумагулов Ибраев Искаков Кабдулов Каирбеков Калиев Касымов Кенжебаев Куанышев Кусаинов
    Махметов Мусин Мухамеджанов Нургалиев Нурпеисов Оспанов Сагинтаев Садыков Сарсенбаев Сейткалиев Смагулов Сулейменов
    Тлеубаев Токтаров Утегенов Әлімхан Серік Болатбек`),
  russian: listed('Белоусов Волков Иванов Ковалёв Кузнецов Морозов Петров Смирнов'),
  ukrainian: ['Шевченко'],
  polish: ['Романовский'],
  german: ['Шмидт'],
  korean: ['Ким', 'Цой'],
  uighur: ['Розиев', 'Исмаилов'],
  uzbek: ['Турсунов', 'Рахимов'],
  tatar: ['Шарипов', 'Каримов'],
} as const
export type People = keyof typeof surnames

/** How often a family is of a people, in per cent of families. */
export const peopleShares: readonly (readonly [People, number])[] = [
  ['kazakh', 70],
  ['russian', 16],
  ['ukrainian', 2],
  ['polish', 1],
  ['german', 2],
  ['korean', 2],
  ['uighur', 3],
  ['uzbek', 2],
  ['tatar', 2],
]

/** Titles of the dictionary of nationalities. */
export const nationalities: Readonly<Record<People, string>> = {
  kazakh: 'Казахи',
  russian: 'Русские',
  ukrainian: 'Украинцы',
  polish: 'Поляки',
  german: 'Немцы',
  korean: 'Корейцы',
  uighur: 'Уйгуры',
  uzbek: 'Узбеки',
  tatar: 'Татары',
}

/** -ов, -ев, -ёв, -ин take «а», -ский becomes -ская, other surnames have one form. */
export function feminine(surname: string): string {
  if (/(ов|ев|ёв|ин)$/.test(surname)) return `${surname}а`
  return surname.replace(/ский$/, 'ская')
}
