/** Of a write: the socket of the page that sends it, so that who learns from the answer what was written is not told again. */
export const socketHeader = 'x-socket-id'
