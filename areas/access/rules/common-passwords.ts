/**
 * What common passwords are made of, in the list of leaked ones and in schools of Kazakhstan. Words of one keyboard
 * layout cover the same keys of the other.
 */
const words = `
password passwort pass passwd parol parolka parolparol gfhjkm пароль пароли секрет secret topsecret
qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm zxc qwe qweasd qweasdzxc
qaz qazwsx qazwsxedc wsx edc rfv йцу йцукен йцукенгшщз фыва фывапролдж ячс ячсмить йфя йфяцыч цыч
admin administrator root user guest login test testtest demo temp changeme default welcome letmein access master
admin админ администратор логин тест гость user юзер доступ войти вход
iloveyou love lovelove loveyou ilove sunshine princess monkey dragon football baseball superman batman shadow killer
pokemon naruto minecraft roblox brawlstars fortnite counterstrike spartak barcelona realmadrid ronaldo messi zenit
computer internet samsung apple iphone google instagram telegram whatsapp youtube facebook vkontakte tiktok
hello привет здравствуй salem сәлем салем privet люблю люблютебя любовь мама мамочка папа семья солнышко зайка котик
наташа настя марина даша саша сережа максим андрей александр айгуль айгерим асель данияр нурлан алихан санжар мадина
natasha nastya marina dasha sasha maksim maxim andrey alexander aleksandr aigul aigerim asel daniyar nurlan alikhan sanzhar madina
kazakhstan qazaqstan казахстан қазақстан almaty алматы astana астана нурсултан шымкент shymkent karaganda караганда
shanyraq shanyrak шанырак шаңырақ school shkola школа мектеп mektep гимназия gimnazia лицей licey колледж college
teacher uchitel учитель мұғалім ученик student pupil parent родитель директор director завуч zavuch класс klass class journal журнал
russia россия moscow москва soviet ссср football футбол хоккей dinamo динамо
abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abv абв абвг абвгд абвгде qwa a b c
one two three odin dva tri один два три четыре пять
new my the our old best moi moya мой моя наш новый new
january february march april may june july august september october november december
январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь зима весна лето осень winter spring summer autumn
`
const known = new Set(words.split(/\s+/).filter(Boolean))
const maxWordLength = Math.max(...Array.from(known, (word) => word.length))

const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const englishKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const layout = (from: string, to: string) => (text: string) =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('')
const inEnglish = layout(russianKeys, englishKeys)
const inRussian = layout(englishKeys, russianKeys)
const undisguised = layout('@4031$57', 'aaoeisst')
/** `p@ssw0rd2026` as `password2026`: what ends a password is a number, not a letter in disguise. */
const withoutDisguise = (text: string) => text.replace(/^.*[^\d\W_]/u, undisguised)

/** Whether the letters are known words, one after another. */
function isMadeOfWords(letters: string): boolean {
  const reached = [true]
  for (let end = 1; end <= letters.length; end++)
    for (let start = Math.max(0, end - maxWordLength); start < end && !reached[end]; start++)
      if (reached[start] && known.has(letters.slice(start, end))) reached[end] = true
  return reached[letters.length] ?? false
}

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  '1029384756',
  '1357924680',
  '147258369',
  '159753',
  '1q2w3e4r5t6y7u8i9o0p',
]
const isRun = (text: string) => runs.some((run) => run.includes(text)) || /^(.{1,4})\1+.?$/.test(text)
const maxYearDigits = 4

function isPlain(text: string): boolean {
  if (isRun(text)) return true
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const digits = text.replaceAll(/\D/g, '')
  return isMadeOfWords(letters) && (digits.length <= maxYearDigits || isRun(digits))
}

/**
 * Whether a password is one of those tried first: known words in either keyboard layout, also with a year or running
 * digits beside them or `@` for `a`; running and repeated keys.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replaceAll(/\s/g, '')
  return [text, inEnglish(text), inRussian(text), withoutDisguise(text)].some(isPlain)
}
