import { expect, test } from "vitest";
import { withPhraseBorders } from "./phrases";

test.each([
  ["料金を最初に見せるIQテスト", "料金を|最初に|見せる|IQテスト"],
  ["IQスコアでわかること、わからないこと", "IQスコアでわかること、わからないこと"],
  ["お住まいの地域でのレポート料金", "お住まいの|地域での|レポート料金"],
  ["ほかのテストとの違い", "ほかの|テストとの|違い"],
  ["レポートの受け取り方", "レポートの|受け取り方"],
  ["まずお支払い方法を選ぶ", "まずお支払い方法を|選ぶ"],
  ["あなたの証明書", "あなたの|証明書"],
])("%s may break between its phrases", (title, phrases) => {
  expect(withPhraseBorders(title).replaceAll("\u200b", "|")).toBe(phrases);
});
