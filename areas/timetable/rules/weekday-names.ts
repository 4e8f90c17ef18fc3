const known = [
  ['пн', 'понедельник', 'mon', 'monday', 'дс', 'дүйсенбі'],
  ['вт', 'вторник', 'tue', 'tuesday', 'сс', 'сейсенбі'],
  ['ср', 'среда', 'wed', 'wednesday', 'сәрсенбі'],
  ['чт', 'четверг', 'thu', 'thursday', 'бс', 'бейсенбі'],
  ['пт', 'пятница', 'fri', 'friday', 'жм', 'жұма'],
  ['сб', 'суббота', 'sat', 'saturday', 'сн', 'сенбі'],
  ['вс', 'воскресенье', 'sun', 'sunday', 'жс', 'жексенбі'],
]
const indexOf = (name: string) => known.findIndex((names) => names.includes(name.trim().toLowerCase()))

/**
 * Weekdays (0 is Monday) of a file's days. Days may be named anyhow: where every name is a known weekday, each once,
 * the names decide, else their order from Monday. Null stands for what comes after the seventh day.
 */
export function weekdaysOf(names: string[]): (number | null)[] {
  const read = names.map(indexOf)
  const named = !read.includes(-1) && new Set(read).size === read.length
  return named ? read : names.map((_, order) => (order < 7 ? order : null))
}
