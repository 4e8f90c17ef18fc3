export const productName = 'Шанырак'
export const documentTitle = (page: string): string => `${page} · ${productName}`
