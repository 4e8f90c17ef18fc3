/** Whether a page stands under `/evacuation`: it opens without sign-in, and its reader needs no leading. */
export const isOfEvacuation = (path: string): boolean => path === '/evacuation' || path.startsWith('/evacuation/')
