/** One spelling for comparing what people write: no case, ё as е. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
