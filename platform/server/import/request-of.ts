/** Under which all changes of an import stand in the history. */
export const requestOf = (importId: number): string => `import-${importId}`
