/** HTML elements that pages may contain. */
export const htmlElements: ReadonlySet<string> = new Set(
  [
    'a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var wbr',
    'dd div dl dt hr li ol p picture pre section source table tbody td th thead tr ul',
  ].flatMap((names) => names.split(' ')),
)
