/** Set by `define` in vite.site.config.ts; read in framework/firstLoad/roots.ts only. */
declare const __API_ROOT__: string
declare const __SITE_ROOT__: string
declare const __SOCIAL__: string
declare const __TRUST_NAME__: string
