/** «+7 701 000 10 52»; numbers of other countries stay as they are written. */
export const displayPhone = (phone: string): string =>
  phone.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
