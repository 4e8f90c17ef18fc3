import { transformAsync } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import type { Plugin } from 'vite'

/** What the macros need to know of Lingui's configuration, as its defaults have it: reading it all takes its tools. */
const linguiConfig = {
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  runtimeConfigModule: {
    i18n: ['@lingui/core', 'i18n'],
    Trans: ['@lingui/react', 'Trans'],
    useLingui: ['@lingui/react', 'useLingui'],
  },
}

/** Turns Lingui's macros (`t`, `<Trans>` …) into calls. Only files that import them are read by Babel. */
export function macros(): Plugin {
  return {
    name: 'macros',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from '@lingui\/(core|react)\/macro'/ },
      async handler(code, id) {
        const made = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          browserslistConfigFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[macro, { linguiConfig }]],
        })
        return made?.code ? { code: made.code, map: made.map ?? null } : null
      },
    },
  }
}
