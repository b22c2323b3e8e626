/** Traders' other names of instruments, by symbol; by '.HK' for every symbol that ends so. */
export const instrumentAliases: Readonly<Record<string, readonly string[]>> = {
  EURUSD: ['欧美', 'fiber'],
  GBPUSD: ['镑美', 'cable'],
  USDJPY: ['美日'],
  AUDUSD: ['澳美', 'aussie'],
  NZDUSD: ['纽美', 'kiwi'],
  USDCAD: ['美加', 'loonie'],
  USDCHF: ['美瑞'],
  GBPJPY: ['镑日'],
  EURJPY: ['欧日'],
  XAUUSD: ['国际金', '伦敦金', '现货黄金', '金价', 'أونصة الذهب'],
  XAGUSD: ['伦敦银', '现货白银', '银价'],
  US30: ['道指', '道琼斯指数', 'dow jones', 'wall street', 'الداو', 'داو جونز'],
  NAS100: ['纳指', '纳斯达克指数', 'nasdaq', 'us tech 100', 'ناسداك'],
  SPX500: ['标普指数', '标普500指数', 's&p', 'sp500', 'us500', 'إس آند بي', 'اس اند بي'],
  GER40: ['德指', 'dax', 'داكس'],
  UK100: ['富时指数', 'ftse', 'فوتسي'],
  JP225: ['日经指数', 'nikkei', 'نيكاي', 'نيكي'],
  HK50: ['恒指', 'hang seng', 'hsi', 'هانج سنج', 'هانغ سينغ'],
  CN50: ['A50', '富时A50', 'china a50', 'الصين 50'],
  USOIL: ['美油', 'wti', '原油', 'crude oil', 'نفط', 'النفط الخام', 'خام تكساس'],
  UKOIL: ['布油', 'brent', '原油', 'crude oil', 'نفط', 'خام برنت'],
  BTCUSD: ['大饼', 'btc', 'بتكوين', 'بيتكوين'],
  ETHUSD: ['二饼', 'ether', 'إيثريوم', 'ايثيريوم'],
  '.HK': ['港股', 'hong kong stocks', 'أسهم هونغ كونغ'],
};

/** @param symbol as the specifications write it */
export const aliasesOf = (symbol: string): readonly string[] =>
  instrumentAliases[symbol] ?? instrumentAliases[symbol.slice(symbol.lastIndexOf('.'))] ?? [];
