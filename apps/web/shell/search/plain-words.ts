/** One spelling for comparing titles: no case, ё as е. */
export const plainWords = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
