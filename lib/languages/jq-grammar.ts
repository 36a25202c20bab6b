/** A TextMate grammar for jq programs. @see jq manual, “Basic filters” to “Reduce, foreach” */
export const jqGrammar = {
  name: 'jq',
  scopeName: 'source.jq',
  patterns: [{ include: '#expression' }],
  repository: {
    expression: {
      patterns: [
        { name: 'comment.line.number-sign.jq', match: '#.*$' },
        { include: '#string' },
        { name: 'constant.numeric.jq', match: '(?<![\\w.$])\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?' },
        { name: 'constant.language.jq', match: '(?<![\\w.$])(?:null|true|false|empty)\\b(?!\\s*:)' },
        {
          name: 'keyword.control.jq',
          match:
            '(?<![\\w.$])(?:if|then|elif|else|end|and|or|not|as|def|reduce|foreach|try|catch|label|break|import|include|limit)\\b(?!\\s*:)',
        },
        { name: 'variable.jq', match: '\\$(?:__loc__|[A-Za-z_]\\w*(?:::\\w+)*)' },
        { name: 'entity.name.function.format.jq', match: '@\\w+' },
        { name: 'support.type.property-name.jq', match: '\\.[A-Za-z_]\\w*' },
        { name: 'support.type.property-name.jq', match: '(?<![\\w.$])[A-Za-z_]\\w*(?=\\s*:)' },
        { name: 'support.function.jq', match: '(?<![\\w.$])[A-Za-z_]\\w*(?:::\\w+)*' },
        { name: 'keyword.operator.jq', match: '\\|=|[+\\-*/%]=|//=|//|==|!=|<=|>=|\\?//|[|=<>+\\-*/%?]' },
        { name: 'punctuation.jq', match: '[()\\[\\]{},:;.]' },
      ],
    },
    string: {
      name: 'string.quoted.double.jq',
      begin: '"',
      end: '"',
      patterns: [
        { begin: '\\\\\\(', end: '\\)', name: 'meta.interpolation.jq', patterns: [{ include: '#expression' }] },
        { name: 'constant.character.escape.jq', match: '\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})' },
      ],
    },
  },
}
