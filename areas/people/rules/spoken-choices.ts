/** Fields of a person that are chosen from the dictionary of the same name. */
export const choiceFields = ['nationality', 'citizenship'] as const
export type ChoiceField = (typeof choiceFields)[number]

/** How papers say a nationality of one person, and a country in short; by the title of the dictionary's record. */
const spoken: Record<ChoiceField, Record<string, readonly string[]>> = {
  nationality: {
    Казахи: ['казах', 'казашка'],
    Русские: ['русский', 'русская'],
    Узбеки: ['узбек', 'узбечка'],
    Украинцы: ['украинец', 'украинка'],
    Уйгуры: ['уйгур', 'уйгурка'],
    Татары: ['татарин', 'татарка'],
    Немцы: ['немец', 'немка'],
    Корейцы: ['кореец', 'кореянка'],
    Турки: ['турок', 'турчанка'],
    Азербайджанцы: ['азербайджанец', 'азербайджанка'],
    Дунгане: ['дунганин', 'дунганка'],
    Белорусы: ['белорус', 'белоруска'],
    Поляки: ['поляк', 'полька'],
    Курды: ['курд', 'курдянка'],
    Чеченцы: ['чеченец', 'чеченка'],
  },
  citizenship: {
    'Республика Казахстан': ['казахстан', 'рк'],
    'Российская Федерация': ['россия', 'рф'],
    'Республика Узбекистан': ['узбекистан'],
    'Кыргызская Республика': ['кыргызстан', 'киргизия'],
    'Республика Таджикистан': ['таджикистан'],
    'Азербайджанская Республика': ['азербайджан'],
    'Республика Беларусь': ['беларусь', 'белоруссия'],
    'Турецкая Республика': ['турция'],
    'Китайская Народная Республика': ['китай', 'кнр'],
    'Республика Корея': ['корея', 'южная корея'],
  },
}

/** The title that a written text means, as papers say it; the text itself where it is nothing of these. */
export function titleOfSpoken(field: ChoiceField, written: string): string {
  const given = written.trim().toLowerCase()
  return Object.entries(spoken[field]).find(([, forms]) => forms.includes(given))?.[0] ?? written.trim()
}
