const maxLetters = 12
const lettersOfWord = 4

/** A subject's title for narrow places: whole where it fits, else its longer words cut ('Казахский язык' → 'Каза. язык'). */
export function shortTitle(title: string): string {
  if (title.length <= maxLetters) return title
  const words = title.split(/\s+/)
  if (words.length === 1) return `${title.slice(0, maxLetters - 1)}.`
  return words.map((word) => (word.length > lettersOfWord + 1 ? `${word.slice(0, lettersOfWord)}.` : word)).join(' ')
}
