//! Letters as HTML: tables and inline styles, because mail clients support little else. No pictures, no
//! scripts, no external resources; dark if the reader's system is.

use std::fmt::Write as _;

use super::blocks::{Block, Page};

/// Where dark mode is supported it has to override the inline colours, hence `!important`.
const STYLE: &str = "\
:root{color-scheme:light dark;supported-color-schemes:light dark}\
a{color:#6b4e00}\
@media (max-width:480px){.card{padding:24px 20px!important}.key,.value{display:block!important;width:auto!important}\
.key{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}}\
@media (prefers-color-scheme:dark){\
body,.page{background:#17150f!important}\
.card{background:#221f17!important;border-color:#3d382a!important}\
.ink,.value{color:#f6f0df!important}\
.muted,.key{color:#bdb49e!important}\
.key,.value{border-color:#3d382a!important}\
a.plain{color:#ffd95a!important}}";

const FONT: &str = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,\
'Hiragino Sans','Noto Sans CJK JP','Noto Sans CJK SC','Apple SD Gothic Neo','Malgun Gothic',sans-serif";

pub(super) fn html(page: &Page, language: &str, site: &str) -> String {
    let mut out = String::with_capacity(8 * 1024);
    put(&mut out, "<!doctype html>\n<html lang=\"");
    text(&mut out, language);
    put(
        &mut out,
        "\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"supported-color-schemes\" content=\"light dark\">\n\
         <meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no\">\n<title>",
    );
    text(&mut out, &page.subject);
    let _ = write!(
        out,
        "</title>\n<style>{STYLE}</style>\n</head>\n\
         <body style=\"margin:0;padding:0;background:#fbf7ec;{FONT}\">\n\
         <table role=\"presentation\" class=\"page\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" \
         style=\"background:#fbf7ec\">\n<tr><td align=\"center\" style=\"padding:24px 12px\">\n\
         <table role=\"presentation\" width=\"600\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" \
         style=\"width:100%;max-width:600px\">\n"
    );
    brand(&mut out, site);
    put(
        &mut out,
        "<tr><td class=\"card\" style=\"padding:32px 36px;background:#fffdf8;border:1px solid #e3dac4;\
         border-radius:12px\">\n",
    );
    element(
        &mut out,
        "h1",
        "ink",
        "margin:0 0 16px;font-size:24px;line-height:1.3;color:#1c1912",
        &page.title,
    );
    for part in &page.blocks {
        block(&mut out, part);
    }
    put(&mut out, "</td></tr>\n<tr><td style=\"padding:20px 8px 0\">\n");
    for line in &page.foot {
        element(&mut out, "p", "muted", "margin:0 0 8px;font-size:13px;line-height:1.5;color:#5d5646", line);
    }
    put(&mut out, "</td></tr>\n</table>\n</td></tr>\n</table>\n</body>\n</html>\n");
    out
}

fn brand(out: &mut String, site: &str) {
    put(
        out,
        "<tr><td class=\"ink\" style=\"padding:0 8px 16px;font-size:16px;line-height:20px;font-weight:700;\
         color:#1c1912\"><span style=\"display:inline-block;width:14px;height:14px;margin-right:10px;\
         background:#ffd21f;border-radius:3px;vertical-align:-1px\"></span>",
    );
    text(out, site);
    put(out, "</td></tr>\n");
}

fn block(out: &mut String, block: &Block) {
    const BODY: &str = "margin:0 0 16px;font-size:16px;line-height:1.55;color:#1c1912";
    match block {
        Block::Text(words) => element(out, "p", "ink", BODY, words),
        Block::Heading(words) => {
            element(
                out,
                "h2",
                "ink",
                "margin:28px 0 8px;font-size:18px;line-height:1.3;color:#1c1912",
                words,
            );
        }
        Block::Button { label, url, hint } => {
            put(
                out,
                "<table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" \
                 style=\"margin:24px 0\"><tr><td bgcolor=\"#ffd21f\" style=\"background:#ffd21f;border-radius:8px\">",
            );
            let style = "display:inline-block;padding:14px 28px;font-size:16px;font-weight:700;line-height:20px;\
                         color:#1c1912;text-decoration:none";
            link(out, "", style, url, label);
            put(out, "</td></tr></table>\n");
            element(out, "p", "muted", "margin:0 0 4px;font-size:13px;line-height:1.5;color:#5d5646", hint);
            put(out, "<p style=\"margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all\">");
            link(out, "plain", "color:#6b4e00", url, url);
            put(out, "</p>\n");
        }
        Block::Aside { text: words, label, url } => {
            put(out, "<p class=\"ink\" style=\"");
            put(out, BODY);
            put(out, "\">");
            text(out, words);
            put(out, " ");
            link(out, "plain", "color:#6b4e00", url, label);
            put(out, "</p>\n");
        }
        Block::Links(links) => {
            for (label, url) in links {
                put(out, "<p style=\"margin:0 0 12px;font-size:16px;line-height:1.55\">");
                link(out, "plain", "color:#6b4e00;font-weight:700", url, label);
                put(out, "</p>\n");
            }
        }
        Block::Rows(rows) => table(out, rows),
        Block::Code { label, code } => {
            if !label.is_empty() {
                element(
                    out,
                    "p",
                    "muted",
                    "margin:0 0 4px;font-size:13px;line-height:1.5;color:#5d5646",
                    label,
                );
            }
            let style = "margin:0 0 20px;font-size:28px;line-height:1.2;font-weight:700;letter-spacing:6px;color:#1c1912";
            element(out, "p", "ink", style, code);
        }
    }
}

fn table(out: &mut String, rows: &[(String, Vec<String>)]) {
    const CELL: &str = "padding:10px 0;border-bottom:1px solid #e3dac4;font-size:15px;line-height:1.45;\
                        text-align:left;vertical-align:top";
    put(
        out,
        "<table width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" style=\"width:100%;margin:0 0 20px;\
         border-collapse:collapse\">\n",
    );
    for (name, lines) in rows {
        let _ = write!(
            out,
            "<tr><th scope=\"row\" class=\"key\" width=\"34%\" style=\"{CELL};width:34%;padding-right:12px;\
             font-weight:400;color:#5d5646\">"
        );
        text(out, name);
        let _ = write!(out, "</th><td class=\"value\" style=\"{CELL};color:#1c1912\">");
        for (index, line) in lines.iter().enumerate() {
            if index > 0 {
                put(out, "<br>");
            }
            text(out, line);
        }
        put(out, "</td></tr>\n");
    }
    put(out, "</table>\n");
}

fn element(out: &mut String, name: &str, class: &str, style: &str, words: &str) {
    let _ = write!(out, "<{name} class=\"{class}\" style=\"{style}\">");
    text(out, words);
    let _ = writeln!(out, "</{name}>");
}

fn link(out: &mut String, class: &str, style: &str, url: &str, label: &str) {
    put(out, "<a href=\"");
    text(out, url);
    let _ = write!(out, "\" class=\"{class}\" style=\"{style}\">");
    text(out, label);
    put(out, "</a>");
}

/// Our own markup.
fn put(out: &mut String, markup: &str) {
    out.push_str(markup);
}

/// Everything else, escaped.
fn text(out: &mut String, words: &str) {
    for char in words.chars() {
        match char {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(char),
        }
    }
}
