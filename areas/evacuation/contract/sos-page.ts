/** The page of the public: the server writes it itself, so that it stands before any script. */
export const sosPage = { path: '/evacuation/sos' } as const
