/** What readers call the key that is pressed with others, by their keyboard. */
export const modKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
