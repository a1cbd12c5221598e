import type { Both } from '../types.ts'

/** What the large pictures of the start page show. */
export const homeAlts = {
  'home-1': {
    en: 'Dawn on the river: a boatman, floating lamps and people sitting on the temple steps, the footbridge behind them',
    hi: 'नदी पर भोर: नाव खेता मल्लाह, तैरते दीये, मंदिर की सीढ़ियों पर बैठे लोग और पीछे पैदल पुल',
  },
  'home-2': {
    en: 'The open kitchen by the river: two people stir large pots over the fires, others roll dough and stack plates',
    hi: 'नदी किनारे की खुली रसोई: दो लोग चूल्हों पर बड़े बर्तन चला रहे हैं, बाक़ी रोटी बेल रहे हैं और थालियाँ लगा रहे हैं',
  },
  'home-3': {
    en: 'A woman leads two children by the hand along the path to the school above the river',
    hi: 'एक महिला दो बच्चों का हाथ थामे नदी के ऊपर बने स्कूल की ओर जा रही है',
  },
} as const satisfies Record<string, Both>
