/** Where the page of the public stands, which the server writes itself, so that it is there before any script. */
export const sosPageAddress = '/evacuation/sos'
