/** One spelling for comparing titles: no case, ё as е. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
